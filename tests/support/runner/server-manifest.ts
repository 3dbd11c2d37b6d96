/** Stands for `virtual:remix/server-manifest`, which only a build of Remix has. */
export default { version: "test" };
