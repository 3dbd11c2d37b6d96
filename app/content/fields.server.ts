import { ownPath } from "lib/platform/http";
import { typeset } from "lib/polish/typeset";
import { z } from "zod";
import { labelledFields } from "./field-labels.server";

/** Text of a certain form; the error says which. */
export const textMatching = (form: RegExp, error?: string) => z.string().regex(form, error);

const someText = z.string().trim().min(1);

/**
 * Text that is trimmed but not typeset: a name, a postal address, or a text stored as proof. The desk's lists would
 * treat anything that looks like a tag as HTML, and drop it.
 */
const exactText = someText.regex(
  /^[^<]*(?:<(?![A-Za-z/!?])[^<]*)*$/,
  "po znaku < nie może stać litera: tak zaczyna się HTML",
);

/** Text for display, typeset with no-break spaces. */
const shownText = exactText.transform(typeset);

/** Text for display, of one or more sentences. */
const shownSentences = shownText.meta({ editor: "text" });

const markdownText = someText.meta({ editor: "markdown" });

/** A valid calendar date: `2026-11-16`. */
const isoDate = z.iso.date("wymagana data w postaci RRRR-MM-DD");

/** A date, optionally with a time in Polish local time: `2026-12-01` or `2026-12-01T08:00`. */
const isoMoment = textMatching(
  /^\d{4}-\d\d-\d\d(?:T(?:[01]\d|2[0-3]):[0-5]\d)?$/,
  "wymagana data w postaci RRRR-MM-DD albo z godziną RRRR-MM-DDTGG:MM",
)
  .refine((moment) => isoDate.safeParse(dayOf(moment)).success, "nie ma takiego dnia")
  .meta({ editor: "moment" });

/** Returns the date part of an {@link isoMoment}. */
export const dayOf = (moment: string) => moment.slice(0, "2026-12-01".length);

/** If true, the entry is hidden from visitors (see `drafts.ts`). */
const draft = [
  z.boolean().optional(),
  "Szkic",
  "widać go tylko w redakcji; zaznaczenie usuń, gdy ma się ukazać",
] as const;

/** Time of day in Polish local time: `08:00`. */
const clockTime = textMatching(/^([01]\d|2[0-3]):[0-5]\d$/, "wymagana godzina w postaci GG:MM");

/** One of the keys of `names`. The editor offers their names instead. */
export const oneOf = <Key extends string>(names: Readonly<Record<Key, string>>) =>
  z.enum(Object.keys(names) as Key[]).meta({ optionLabels: names });

/** Weekdays in schema.org abbreviations. */
const weekdays = z
  .array(
    oneOf({
      Mo: "poniedziałek",
      Tu: "wtorek",
      We: "środa",
      Th: "czwartek",
      Fr: "piątek",
      Sa: "sobota",
      Su: "niedziela",
    }),
  )
  .min(1);

const openingTimes = {
  days: [weekdays, "Dni"],
  opens: [clockTime, "Otwarcie", "GG:MM, czas polski"],
  closes: [clockTime, "Zamknięcie", "GG:MM, czas polski"],
} as const;

const openingHours = labelledFields(openingTimes).refine(({ opens, closes }) => opens < closes, {
  path: ["closes"],
  error: "zamknięcie ma być po otwarciu",
});

/** Identifier used in URLs and fragments: `pomoc-techniczna`. */
const identifier = textMatching(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  "dozwolone małe litery bez polskich znaków, cyfry i pojedyncze łączniki",
);

/** Slug of an entry; must match the name of its file. */
const fileSlug = identifier.meta({ editor: "slug" });

const categoryId = z.int().meta({ refersTo: "category" });
const collectionId = identifier.meta({ refersTo: "collection" });
const finishId = identifier.meta({ refersTo: "finish" });
const productSlug = identifier.meta({ refersTo: "product" });

/** Icon from the Lucide set, in Iconify notation: `lucide:phone`. */
const icon = [
  z.templateLiteral(["lucide:", textMatching(/^[a-z0-9-]+$/)], "wymagana ikona w postaci lucide:nazwa"),
  "Ikona",
  "nazwa z zestawu lucide.dev, np. lucide:phone",
] as const;

/** Path on this site, optionally with query and fragment; rejects URLs of other hosts. */
const sitePath = textMatching(ownPath, "wymagany adres w serwisie, np. /kontakt");

/** One word, as people say and search for it. */
const word = textMatching(/^\p{Ll}+$/u, "wymagane jedno słowo małymi literami");

const webUrl = z.url({
  protocol: /^https?$/,
  error: "wymagany adres zaczynający się od https://",
});

/** Target of a link: a path on this site or a full URL. */
const linkTarget = z.string().refine((to) => sitePath.safeParse(to).success || webUrl.safeParse(to).success, {
  error: "wymagany adres w serwisie (/kontakt) albo pełny adres (https://…)",
});

/** Path of a file in `public/`. */
const publicFile = textMatching(
  /^(?:\/[\w-]+)+\.[a-z0-9]+$/,
  "wymagana ścieżka do pliku, np. /files/katalog.pdf",
);

/** Path of a picture in `public/images/`. */
const imagePath = textMatching(
  /^\/images(?:\/[\w-]+)+\.avif$/,
  "wymagana ścieżka do zdjęcia, np. /images/news/nazwa.avif",
).meta({ editor: "picture" });

const emailAddress = z.email("wymagany adres e-mail");

const phoneNumber = textMatching(/^\+48(?: \d{2,3})+$/, "wymagany numer w postaci +48 00 000 00 00");

const postcode = textMatching(/^\d{2}-\d{3}$/, "wymagany kod w postaci 00-000");

/** Schemas of the fields that content files have in common. */
export const field = {
  categoryId,
  collectionId,
  draft,
  exactText,
  fileSlug,
  finishId,
  icon,
  identifier,
  imagePath,
  isoDate,
  isoMoment,
  linkTarget,
  markdownText,
  openingHours,
  phoneNumber,
  postcode,
  productSlug,
  publicFile,
  shownSentences,
  shownText,
  sitePath,
  webUrl,
  word,
  emailAddress,
  openingTimes,
};

/** A key that must be unique in its list, with its path within the item, and the reason reported for a duplicate. */
type UniqueKey = { key: string | number; path: PropertyKey[]; reason: string };

/** Returns a Zod check that reports every repeated key. */
function by<Item>(keysOf: (item: Item) => readonly UniqueKey[]) {
  return ({ value, issues }: z.core.ParsePayload<Item[]>) => {
    const seen = new Set<string | number>();
    for (const [index, item] of value.entries())
      for (const { key, path, reason } of keysOf(item)) {
        if (seen.has(key))
          issues.push({ code: "custom", input: item, path: [index, ...path], message: reason });
        seen.add(key);
      }
  };
}

/** Reason reported for a repeated value. */
const reason = (value: string | number) => `„${value}” występuje drugi raz`;

/** Checks for lists whose entries must differ in something. */
export const unique = {
  by,
  reason,
  /** Zod check that reports every repeated `id` in a list. */
  byId: by<{ id: string | number }>(({ id }) => [{ key: id, path: ["id"], reason: reason(id) }]),
};
