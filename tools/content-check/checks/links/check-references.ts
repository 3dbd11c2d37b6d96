import { decoded } from "lib/platform/http";
import type { ContentFile, ContentIssue } from "~/content/files.server";
import { spelledOut } from "~/http/redirects.server";
import type { ContentReference } from "./references";

/** Valid targets of references in the content. */
export type Targets = {
  /** Fragment ids of every page, by path; `null` if they cannot be derived from the content. */
  pages: ReadonlyMap<string, ReadonlySet<string> | null>;
  /** File of every draft, by the draft's href; only drafts may link to drafts. */
  drafts: ReadonlyMap<string, string>;
  /** Host names of the site itself. */
  hosts: ReadonlySet<string>;
  /** Redirect targets by old path. */
  redirects: ReadonlyMap<string, string>;
  collections: ReadonlySet<string>;
  categories: ReadonlySet<string>;
  icons: ReadonlySet<string>;
  /** Paths of available pictures, in the form that content uses: `/images/news/x.avif`. */
  pictures: ReadonlySet<string>;
  isPublicFile: (path: string) => boolean;
};

export type Findings = {
  /** Errors, which block publication. */
  issues: ContentIssue[];
  /** Issues that do not block publication. */
  warnings: ContentIssue[];
};

type Referring = Pick<ContentFile<unknown>, "name" | "lineOf"> & { references: readonly ContentReference[] };

/** Checks referential integrity of a file: finds broken links and references to missing content. */
export function checkReferences({ name, references, lineOf }: Referring, targets: Targets): Findings {
  const file = `content/${name}`;
  const findings: Findings = { issues: [], warnings: [] };
  for (const { kind, value, at } of references) {
    const fault = faultOf(kind, value, file, targets);
    if (!fault) continue;
    findings[fault.isError ? "issues" : "warnings"].push({
      file,
      // On demand, because finding the line takes longer than all else.
      get line() {
        return typeof at === "number" ? at : lineOf(at);
      },
      ...(typeof at !== "number" && { path: at }),
      reason: fault.reason,
    });
  }
  return findings;
}

type Fault = { isError: boolean; reason: string };

const issue = (reason: string): Fault => ({ isError: true, reason });
const warning = (reason: string): Fault => ({ isError: false, reason });

function faultOf(
  kind: ContentReference["kind"],
  value: string,
  file: string,
  targets: Targets,
): Fault | null {
  switch (kind) {
    case "link":
      return faultOfLink(value, file, targets);
    case "noLink":
      return issue(
        `„${value}” nie jest linkiem i tak to widać na stronie: adres w nawiasie zaczyna się od /, #, https://, mailto: albo tel: i nie ma odstępów`,
      );
    case "linkInPlainText":
      return issue(`w tym polu link nie działa i widać jego nawiasy: „${value}”`);
    case "collection":
      return targets.collections.has(value) ? null : issue(`nie ma kolekcji „${value}”`);
    case "category":
      return targets.categories.has(value) ? null : issue(`nie ma kategorii ${value}`);
    case "icon":
      return targets.icons.has(value) ? null : issue(`nie ma ikony „${value}”`);
    case "picture":
      return targets.pictures.has(value) ? null : warning(`brakuje zdjęcia ${value}`);
    case "file":
      return targets.isPublicFile(value) ? null : warning(`brakuje pliku public${value}`);
  }
}

/** Any origin: links to the site itself are resolved against it. */
const own = new URL("https://site.example");

function faultOfLink(link: string, file: string, targets: Targets): Fault | null {
  if (link.startsWith("#")) return warning(`link „${link}” zapisz z adresem strony`);
  if (!URL.canParse(link, own)) return issue(`„${link}” nie jest adresem`);
  const { protocol, hostname, pathname, hash } = new URL(link, own);
  const isOurs = hostname === own.hostname || targets.hosts.has(hostname);
  if (!isOurs || !/^https?:$/.test(protocol)) return null;

  const path = spelledOut(pathname);
  const fragment = decoded(hash.slice(1), null);
  if (path === null || fragment === null)
    return issue(`w adresie „${link}” znak % zapisz jako %25 albo go usuń`);
  const fragments = targets.pages.get(path || "/");
  if (fragments === undefined) {
    const successor = targets.redirects.get(path);
    if (successor) return warning(`adres ${path} jest przekierowany: wpisz ${successor}`);
    return targets.isPublicFile(path) ? null : issue(`nie ma strony ${path}`);
  }
  if (fragment && fragments && !fragments.has(fragment))
    return issue(`strona ${path} nie ma miejsca „#${fragment}”`);

  const draft = targets.drafts.get(path) ?? targets.drafts.get(path + hash);
  if (!draft || [...targets.drafts.values()].includes(file)) return null;
  return issue(`${link} to szkic (${draft}): usuń link albo ukryj też tę treść`);
}
