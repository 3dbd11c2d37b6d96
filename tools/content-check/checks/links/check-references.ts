import type { ContentIssue } from "~/content/files.server";
import type { ContentReference } from "./references";

/** Valid targets of references in the content. */
export type Targets = {
  /** Fragment ids of every page, by path; `null` if they cannot be derived from the content. */
  pages: ReadonlyMap<string, ReadonlySet<string> | null>;
  /** File of every draft, by the draft's href; only drafts may link to drafts. */
  drafts: ReadonlyMap<string, string>;
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

/** Checks referential integrity: finds broken links and references to missing content. */
export function checkReferences(references: ContentReference[], targets: Targets): Findings {
  const findings: Findings = { issues: [], warnings: [] };
  for (const reference of references) {
    const fault = faultOf(reference, targets);
    if (!fault) continue;
    const { file, line } = reference;
    findings[fault.isError ? "issues" : "warnings"].push({ file, line, reason: fault.reason });
  }
  return findings;
}

type Fault = { isError: boolean; reason: string };

const issue = (reason: string): Fault => ({ isError: true, reason });
const warning = (reason: string): Fault => ({ isError: false, reason });

function faultOf({ kind, value, file }: ContentReference, targets: Targets): Fault | null {
  switch (kind) {
    case "link":
      return faultOfLink(value, targets) ?? faultOfDraft(value, file, targets.drafts);
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

function faultOfLink(link: string, { pages, redirects }: Targets): Fault | null {
  const { pathname, hash } = new URL(link, "https://site.example");
  if (link.startsWith("#")) return warning(`link „${link}” zapisz z adresem strony`);
  const fragments = pages.get(pathname);
  if (fragments === undefined) {
    const successor = redirects.get(pathname);
    if (successor) return warning(`adres ${pathname} jest przekierowany: wpisz ${successor}`);
    return issue(`nie ma strony ${pathname}`);
  }
  const fragment = decodeURIComponent(hash.slice(1));
  if (!fragment || !fragments || fragments.has(fragment)) return null;
  return issue(`strona ${pathname} nie ma miejsca „#${fragment}”`);
}

/** Returns a fault if published content links to a draft. */
function faultOfDraft(link: string, file: string, drafts: Targets["drafts"]): Fault | null {
  const { pathname, hash } = new URL(link, "https://site.example");
  const draft = drafts.get(pathname) ?? drafts.get(pathname + hash);
  if (!draft || [...drafts.values()].includes(file)) return null;
  return issue(`${link} to szkic (${draft}): usuń link albo ukryj też tę treść`);
}
