export { preparePlainPost } from "./recovery/plain-post";
export { rejectionMessage } from "./recovery/rejected-post";
export { useNewBuild } from "./recovery/use-new-build";
