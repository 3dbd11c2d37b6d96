import { z } from "zod";
import { getBrand } from "~/content/brand.server";
import {
  exactText,
  iconLabel,
  iconName,
  identifier,
  labelled,
  linkTarget,
  oneOf,
  shownText,
} from "~/content/fields.server";
import { readContent } from "~/content/files.server";
import { fromContent } from "~/content/memo";
import { listPages } from "~/editorial/pages/pages.server";
import * as paths from "~/paths";
import { menuLabels } from "./labels";

const linkLabels = {
  label: "Napis",
  icon: iconLabel,
  to: ["Adres", "/kontakt albo https://…"],
  description: "Opis",
  badge: "Znaczek",
  external: "Prowadzi do innego serwisu",
  panel: ["Panel", "który otwiera się zamiast strony"],
} as const;

const menuLink = labelled(
  z.strictObject({
    label: shownText,
    icon: iconName,
    to: linkTarget,
    description: shownText.optional(),
    badge: shownText.optional(),
    external: z.boolean().optional(),
    panel: oneOf({ products: "kategorie" }).optional(),
  }),
  linkLabels,
);

const menuItem = labelled(
  menuLink.extend({ to: linkTarget.optional(), children: z.array(menuLink).min(1).optional() }),
  { ...linkLabels, to: ["Adres", "puste: pozycja tylko rozwija swoją grupę"], children: "Pozycje w grupie" },
).refine(({ to, children }) => to || children, {
  path: ["to"],
  error: "wymagany adres albo pozycje children",
});

export const navigationSchema = labelled(
  z.strictObject({
    header: labelled(z.strictObject({ menu: z.array(menuLink), external: z.array(menuLink) }), {
      menu: "Menu",
      external: "Linki do innych serwisów",
    }),
    productsPanel: labelled(
      z.strictObject({
        title: exactText,
        subtitle: exactText,
        action: exactText,
        close: exactText,
      }),
      { title: "Tytuł", subtitle: "Podtytuł", action: "Napis na przycisku", close: "Napis zamknięcia" },
    ),
    mobile: labelled(z.strictObject({ title: exactText, menu: z.array(menuItem) }), {
      title: "Tytuł",
      menu: "Menu",
    }),
    footer: labelled(
      z.strictObject({
        columns: z.array(
          labelled(z.strictObject({ id: identifier, label: exactText, children: z.array(menuLink) }), {
            id: "Identyfikator",
            label: "Nagłówek",
            children: "Linki",
          }),
        ),
      }),
      { columns: "Kolumny" },
    ),
  }),
  { header: "Nagłówek", productsPanel: "Panel produktów", mobile: "Menu w telefonie", footer: "Stopka" },
);

/** Texts and links of all menus (behaviours 3.1, 3.2). */
export type Navigation = z.output<typeof navigationSchema>;

/** An entry of the mobile menu (behaviour 3.2): a link, or a group that expands to show its children. */
export type MenuItem = z.output<typeof menuItem>;

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
