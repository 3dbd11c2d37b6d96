export { judgeList, type Supply } from "./list/needs";
export { projectParameter, tidyProject } from "./list/project-list";
export {
  addedItems,
  additionHref,
  canonicalProjectListQuery,
  canonicalProjectQuery,
  readList,
} from "./list/query";
export { amountText, projectText, sheetTexts } from "./list/room-views";
export { weightRows } from "./list/sums";
export { roomViews } from "./list/view";
export { lineCount } from "./list/words";
