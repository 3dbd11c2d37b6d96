import { parseArgs } from "node:util";
import type { CmsConfig } from "@sveltia/cms";
import { z } from "zod";
import { withoutTrailingSlashes } from "~/platform/trailing-slashes";

export type Backend = CmsConfig["backend"];

/** Where the API is, below the address of a host of one's own. */
const apiPaths = { github: "/api/v3", gitlab: "/api/v4", gitea: "/api/v1" } as const;

const names = Object.keys(apiPaths) as (keyof typeof apiPaths)[];

const options = z.object({
  export: z.string({ error: "podaj folder: --export FOLDER" }).min(1),
  backend: z.enum(names, { error: `--backend to jedno z: ${names.join(", ")} (gitea to także Forgejo)` }),
  repo: z.string({ error: "podaj repozytorium: --repo właściciel/nazwa" }).regex(/^[^/\s]+(\/[^/\s]+)+$/, {
    error: "--repo ma postać właściciel/nazwa",
  }),
  branch: z.string().optional(),
  "base-url": z
    .url({ protocol: /^https?$/, error: "--base-url to adres serwera, np. https://git.firma.example" })
    .optional(),
});

/** What the command line asks for. */
export type Export = { folder: string; backend: Backend };

/**
 * Reads `--export FOLDER --backend github|gitlab|gitea --repo owner/name [--branch main] [--base-url https://…]`.
 * The backends are those of the editor. People sign in with a token of their own; OAuth would need an application that
 * only the host's administrator can register.
 * @throws {Error} with a sentence
 */
export function readExport(args: string[]): Export {
  const { values } = parseArgs({
    args,
    options: {
      export: { type: "string" },
      backend: { type: "string" },
      repo: { type: "string" },
      branch: { type: "string" },
      "base-url": { type: "string" },
    },
  });
  const { success, data, error } = options.safeParse(values);
  if (!success) throw new Error(error.issues.map(({ message }) => message).join("\n"));
  const host = data["base-url"] && withoutTrailingSlashes(data["base-url"]);
  return {
    folder: data.export,
    backend: {
      name: data.backend,
      repo: data.repo,
      auth_methods: ["token"],
      ...(data.branch && { branch: data.branch }),
      ...(host && { base_url: host, api_root: host + apiPaths[data.backend] }),
    },
  };
}
