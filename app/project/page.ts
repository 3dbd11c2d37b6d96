export { ProjectPageBody } from "./page/page-body";
export { default as projectStyles } from "./page/project.css?url";
export { ProjectSummary } from "./page/summary";
export { loadEdited, noteShownData } from "./page/use-changed-list";
