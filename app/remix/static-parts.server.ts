import type { EntryContext } from "@remix-run/node";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { StaticParts } from "./static-parts";

/**
 * Renders the parts of a page that no script changes, for the field `staticParts` of its loader's data. Their components
 * stay on the server; those that use hooks cannot be among them.
 * @param parts by the id of the element that {@link StaticPart} renders around the part
 */
export function renderStaticParts<Id extends string>(parts: Record<Id, ReactElement>): Record<Id, string> {
  return Object.fromEntries(
    Object.entries<ReactElement>(parts).map(([id, part]) => [id, renderToStaticMarkup(part)]),
  ) as Record<Id, string>;
}

/**
 * Removes static parts from the data that a document carries for hydration: its markup has them already, and
 * `restoreStaticParts` reads them from there.
 */
export function withoutStaticParts(context: EntryContext): EntryContext {
  const { serverHandoffString } = context;
  if (!serverHandoffString?.includes('"staticParts"')) return context;
  const sent = JSON.stringify(JSON.parse(serverHandoffString), (key, value) =>
    key === "staticParts" ? emptied(value) : value,
  );
  return { ...context, serverHandoffString: sent.replaceAll(/[&<>\u2028\u2029]/g, escaped) };
}

function emptied(parts: StaticParts): StaticParts {
  return Object.fromEntries(Object.keys(parts).map((id) => [id, ""]));
}

/** Escapes a character that could end the inline script, as Remix does. */
function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
