import { element } from "./issues";

/**
 * Sends a save with photos as `fetch` would, and shows the progress, which `fetch` does not report.
 * @param which says which of the photos that were chosen together this is; empty for a single photo
 */
export function sendWithProgress(
  address: RequestInfo | URL,
  { method = "GET", headers, body }: RequestInit = {},
  which = "",
) {
  const shown = document.body.appendChild(element("p", ""));
  shown.className = "upload";
  shown.setAttribute("role", "status");
  const says = shown.appendChild(element("span", `Wysyłanie zdjęcia${which}…`));
  const bar = shown.appendChild(document.createElement("progress"));
  const request = new XMLHttpRequest();
  request.open(method, String(address));
  for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
  request.upload.addEventListener("progress", ({ loaded, total }) =>
    Object.assign(bar, { max: total, value: loaded }),
  );
  request.upload.addEventListener("load", () => {
    says.textContent = `Zdjęcie jest w redakcji; powstają jego rozmiary${which}…`;
    bar.removeAttribute("value");
  });
  return new Promise<Response>((resolve, reject) => {
    request.addEventListener("error", () => reject(new Error("No answer")));
    request.addEventListener("load", () => {
      const headers = { "Content-Type": request.getResponseHeader("Content-Type") ?? "" };
      resolve(new Response(request.responseText, { status: request.status, headers }));
    });
    request.send(String(body));
  }).finally(() => shown.remove());
}
