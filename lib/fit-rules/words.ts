export { mm, mmRange, source } from "./rules/words";
export { marginToBound, marginWords, pairName, shortVerdict } from "./verdict/verdict-words";
