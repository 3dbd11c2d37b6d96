import "@remix-run/node";

declare module "@remix-run/node" {
  /**
   * A page's title comes from its loader. The loader cannot see the result of an action in the same request, because the
   * two share only this context. The action therefore leaves marks in it.
   */
  interface AppLoadContext {
    /** IP address of the caller, if the server in front of Remix has set it. */
    clientIp?: string | undefined;
    /** The form of this request was rejected. */
    formFailed?: true;
    /** This request has used its email link. */
    linkDone?: true;
  }
}
