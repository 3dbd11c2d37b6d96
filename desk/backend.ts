import { parseArgs } from "node:util";
import type { CmsConfig } from "@sveltia/cms";
import { z } from "zod";
import { withoutTrailingSlashes } from "~/platform/trailing-slashes";

export type Backend = CmsConfig["backend"];

/** API path on a self-hosted Git server, by backend. */
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

export type Export = { folder: string; backend: Backend };

/**
 * Parses `--export FOLDER --backend github|gitlab|gitea --repo owner/name [--branch main] [--base-url https://…]`. The
 * backends are those of Sveltia CMS. Users sign in with a personal access token: OAuth would need an application that
 * only the administrator of the Git server can register.
 * @throws {Error} with a message for the user
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
