export { mm, mmRange, source } from "./rules/words";
export { pairName } from "./verdict/pair-name";
export { marginToBound, marginWords, shortVerdict } from "./verdict/verdict-words";
