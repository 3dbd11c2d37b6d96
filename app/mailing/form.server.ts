export {
  type AcceptedPost,
  acceptPost,
  type FieldBounds,
  formLimits,
  type Poster,
  type RejectedPost,
} from "./form/accept-post.server";
export { clientIp, hasFailed, isDone, markDone, markFailed } from "./form/load-context.server";
