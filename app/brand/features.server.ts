import { ContentError, type ContentIssue, hasContent } from "~/content/files.server";
import { fromContent } from "~/content/memo";
import { getBrand } from "./brand.server";
import { readCollections } from "./collections.server";

type FeatureContent = {
  /** The feature in the genitive: „bez części zamiennych”. */
  of: string;
  /** Its files in `content/`, of which a brand has all or none. */
  files: readonly string[];
  /** A file of another feature that this one depends on. */
  needs?: string;
};

/** Features that a brand may go without. */
const features = {
  news: { of: "aktualności", files: ["news/*.md"] },
  careers: { of: "kariery", files: ["pages/kariera.md"] },
  jobs: { of: "ofert pracy", files: ["jobs/*.md"], needs: "pages/kariera.md" },
  questions: { of: "pytań i odpowiedzi", files: ["qanda.yaml"] },
  pointsOfSale: { of: "punktów sprzedaży", files: ["points-of-sale.yaml", "pages/punkty-sprzedazy.md"] },
  spareParts: { of: "części zamiennych", files: ["spare-parts.yaml", "pages/czesci-zamienne.md"] },
  fitCheck: { of: "dopasowania", files: ["fitting/*.json", "pages/dopasowanie.md"] },
  ownVessel: {
    of: "dopasowania do tego, co się ma",
    files: ["pages/dopasowanie-mam-juz.md"],
    needs: "pages/dopasowanie.md",
  },
  printedCatalogue: { of: "drukowanego katalogu", files: ["pages/katalog.md"] },
  modelLibrary: { of: "biblioteki modeli", files: ["pages/bryly.md"] },
  logos: { of: "logotypów", files: ["pages/logotypy.md"] },
  warranty: { of: "warunków gwarancji", files: ["pages/warunki-gwarancji.md"] },
  care: { of: "pielęgnacji produktów", files: ["pages/pielegnacja-produktow.md"] },
  // Its list of collections may be empty: the file also has the finishes.
  collections: { of: "kolekcji", files: ["collections.yaml"] },
} as const satisfies Record<string, FeatureContent>;

/** A part of the site that is there if its content is. */
export type Feature = keyof typeof features;

const all = Object.entries(features) as [Feature, FeatureContent][];

/**
 * The features that the brand has; every part of the site asks here before it offers one. The files alone decide: there
 * is no switch.
 * @throws {ContentError} if a feature has only some of its files
 */
export const readFeatures: () => ReadonlySet<Feature> = fromContent(() => {
  const there = new Set(all.flatMap(([, { files }]) => files).filter(hasContent));
  const issues = [...missingNewsTexts(there), ...all.flatMap(([, feature]) => missingFiles(feature, there))];
  if (issues.length > 0) throw new ContentError(issues);
  const isUsed = (feature: Feature) => feature !== "collections" || readCollections().collections.length > 0;
  return new Set(
    all.flatMap(([feature, { files }]) =>
      files.every((file) => there.has(file)) && isUsed(feature) ? feature : [],
    ),
  );
});

/** Whether the brand has a feature. Views ask the catalogue for it, components `useHasFeature`. */
export function hasFeature(feature: Feature): boolean {
  return readFeatures().has(feature);
}

/** Features that the brand goes without; undefined if it has all. */
export function missingFeatures(): Feature[] | undefined {
  const missing = all.flatMap(([feature]) => (hasFeature(feature) ? [] : feature));
  return missing.length > 0 ? missing : undefined;
}

/** The feature in the genitive: „części zamiennych”. */
export const nameOfFeature = (feature: Feature) => features[feature].of;

/** Says in one line what the brand goes without, with the files that would change that; null if it has everything. */
export function missingFeaturesText(): string | null {
  const missing = missingFeatures()?.map(
    (feature) => `${features[feature].of} (${features[feature].files.join(", ")})`,
  );
  return missing ? `Serwis nie ma: ${missing.join("; ")}.` : null;
}

/** Reports each file that is there although another file of its feature is missing. */
function missingFiles({ files, needs }: FeatureContent, there: ReadonlySet<string>): ContentIssue[] {
  const absent = [...files, ...(needs ? [needs] : [])].filter((file) => !there.has(file));
  return files
    .filter((file) => there.has(file))
    .flatMap((file) =>
      absent.map((other) => ({
        file: `content/${file}`,
        line: 1,
        reason: `brakuje content/${other}: dodaj to, czego brakuje, albo usuń także to`,
      })),
    );
}

/** The texts of the news list are in `brand.yaml`, where a brand without news leaves them out. */
function missingNewsTexts(there: ReadonlySet<string>): ContentIssue[] {
  if (!there.has("news/*.md") || getBrand().news) return [];
  return [{ file: "content/brand.yaml", line: 1, reason: "news: wymagane, bo są artykuły w content/news/" }];
}
