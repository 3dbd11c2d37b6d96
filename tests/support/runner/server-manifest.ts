/** Replaces `virtual:remix/server-manifest`, which exists only in a Remix build. */
export default { version: "test" };
