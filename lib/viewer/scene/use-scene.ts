import { type RefObject, useEffect, useState } from "react";
import type { ModelScene } from "./scene";

type Opened = {
  /**
   * `failed`: the code or the model did not load, or the WebGL context was lost. `no-3d`: the browser has no WebGL 2.
   */
  state: "loading" | "ready" | "failed" | "no-3d";
  scene: ModelScene | null;
};

/** Loads the 3D code and the model at `url`, and renders the model on the canvas. Cleans up on unmount. */
export function useModelScene(canvas: RefObject<HTMLCanvasElement>, url: string): Opened {
  const [opened, setOpened] = useState<Opened>({ state: "loading", scene: null });

  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    const fail = () => setOpened({ state: "failed", scene: null });
    let scene: ModelScene | undefined;

    async function open(target: HTMLCanvasElement) {
      const { loadModel, openModelScene } = await import("./scene");
      const model = await loadModel(url, signal);
      if (signal.aborted) return;
      scene = openModelScene(target, model);
      target.addEventListener("webglcontextlost", fail, { signal });
      setOpened({ state: "ready", scene });
    }

    if (!canvas.current || !hasWebGl()) setOpened({ state: "no-3d", scene: null });
    else open(canvas.current).catch(() => signal.aborted || fail());
    return () => {
      closing.abort();
      scene?.close();
    };
  }, [canvas, url]);

  return opened;
}

/**
 * Returns true if the browser supports WebGL 2. Releases the test context immediately: if there are too many contexts,
 * browsers drop the oldest one.
 */
function hasWebGl(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}
