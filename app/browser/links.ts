export { useFollowedLinks } from "./links/follow-links";
export { prefetchIntended, prefetchVisible } from "./links/prefetch-links";
