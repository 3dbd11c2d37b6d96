import { z } from "zod";
import { getBrand } from "~/brand/brand.server";
import { extendedFields, labelledFields, listOf } from "~/content/field-labels.server";
import { field, oneOf } from "~/content/fields.server";
import { readContent } from "~/content/files.server";
import { fromContent } from "~/content/memo";
import { listPages } from "~/editorial/pages.server";
import * as paths from "~/paths";
import { menuLabels } from "./menu-labels";

const menuLink = labelledFields({
  label: [field.shownText, "Napis"],
  icon: field.icon,
  to: [field.linkTarget, "Adres", "/kontakt albo https://…"],
  description: [field.shownText.optional(), "Opis"],
  badge: [field.shownText.optional(), "Znaczek"],
  external: [z.boolean().optional(), "Prowadzi do innego serwisu"],
  panel: [oneOf({ products: "kategorie" }).optional(), "Panel", "który otwiera się zamiast strony"],
});

const menuItem = extendedFields(menuLink, {
  to: [field.linkTarget.optional(), "Adres", "puste: pozycja tylko rozwija swoją grupę"],
  children: [z.array(menuLink).min(1).optional(), "Pozycje w grupie"],
}).refine(({ to, children }) => to || children, {
  path: ["to"],
  error: "wymagany adres albo pozycje children",
});

export const navigationSchema = labelledFields({
  header: [
    labelledFields({
      menu: [z.array(menuLink), "Menu"],
      external: [z.array(menuLink), "Linki do innych serwisów"],
    }),
    "Nagłówek",
  ],
  productsPanel: [
    labelledFields({
      title: [field.exactText, "Tytuł"],
      subtitle: [field.exactText, "Podtytuł"],
      action: [field.exactText, "Napis na przycisku"],
      close: [field.exactText, "Napis zamknięcia"],
    }),
    "Panel produktów",
  ],
  mobile: [
    labelledFields({
      title: [field.exactText, "Tytuł"],
      menu: [z.array(menuItem), "Menu"],
    }),
    "Menu w telefonie",
  ],
  footer: [
    labelledFields({
      columns: [
        listOf({
          id: [field.identifier, "Identyfikator"],
          label: [field.exactText, "Nagłówek"],
          children: [z.array(menuLink), "Linki"],
        }),
        "Kolumny",
      ],
    }),
    "Stopka",
  ],
});

/** Texts and links of all menus (behaviours 3.1, 3.2). */
export type Navigation = z.output<typeof navigationSchema>;

/**
 * Reads the menus from `content/navigation.yaml`.
 * @throws {ContentError} if the file has issues
 */
export const getNavigation: () => Navigation = fromContent(
  () => readContent("navigation.yaml", navigationSchema).data,
);

/**
 * Labels of pages for the breadcrumb (behaviour 5.3): those from the menus, those of two pages that are in no menu, and
 * the titles of all that have a file. The first one with the path of the page counts.
 */
export const navigationLabels = fromContent(() => [
  ...menuLabels(getNavigation()),
  { to: paths.collections, label: "Kolekcje" },
  { to: paths.newsletter, label: getBrand().newsletter.title },
  ...listPages().map(({ path, title }) => ({ to: path, label: title })),
]);
