import { expect, vi } from "vitest";
import type { startDeskOnServer } from "./desk-on-server";

type Desk = Pick<Awaited<ReturnType<typeof startDeskOnServer>>, "form" | "send">;
type Cookies = { Cookie: string };

/** Presses the buttons of „Publikacja”. @param editor whose session it is by default */
export function publicationPage({ form, send }: Desk, editor: Cookies) {
  const page = async (headers = editor) => (await send("GET", "/redakcja/publikacja", { headers })).text;
  const post = (fields: string[][], headers = editor) =>
    send("POST", "/redakcja/publikacja", {
      headers: { ...form, ...headers },
      body: new URLSearchParams(fields as [string, string][]).toString(),
    });
  return {
    page,
    post,
    /** Presses „Publikuj” with all files that the page lists, but for those that are not to be published. */
    publish: async (...without: string[]) => post(chosenOf(await page(), without)),
    /** Presses „Cofnij publikację” as the page is now. */
    goBack: async (headers = editor) =>
      post([["cofnij", /name="cofnij" value="(\d+)"/.exec(await page())?.[1] ?? ""]], headers),
    /** Waits until the publication has ended. @returns the page that says how */
    outcome: () =>
      vi.waitUntil(
        async () => {
          const shown = await page();
          const reloads = shown.includes("http-equiv");
          // Reloading would close the questions on the page.
          if (reloads) expect(shown).not.toMatch(/<details| form="/);
          expect(shown).toContain('<form id="podglad"');
          return !reloads && shown;
        },
        { timeout: 240_000, interval: 200 },
      ),
  };
}

function chosenOf(html: string, without: string[]): string[][] {
  const fields = [...html.matchAll(/name="(lista|wersja)" value="([^"]*)"/g)].map(
    ([, name = "", value = ""]) => [name, value],
  );
  const listed = fields.flatMap(([name, value = ""]) => (name === "lista" ? value : []));
  return [...fields, ...listed.filter((name) => !without.includes(name)).map((name) => ["plik", name])];
}
