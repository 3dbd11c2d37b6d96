export { default as projectStyles } from "./page/project.css?url";
export { ProjectSummary } from "./page/summary";
