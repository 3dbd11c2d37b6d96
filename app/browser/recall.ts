export { clientLoader, shouldRevalidate } from "./recall/route";
export { nameHistoryEntry, ScrollMemory } from "./recall/scroll-memory";
export { loadOrRecall, useSeenPages } from "./recall/seen-pages";
