import type { LineView } from "./line-view";
import type { ProjectView } from "./view";

/** Returns a list as plain text: a paragraph per room, a line per product. */
export function projectText({ rooms }: Pick<ProjectView, "rooms">): string {
  return rooms
    .map(({ title, lines }) =>
      [
        `${title}:`,
        ...lines.map((line) => {
          const { code, quantity, card, finish } = line;
          const name = [card?.name, finish?.label.toLowerCase()].filter(Boolean).join(", ");
          return [`${quantity || "?"} × ${code}`, name, noteOf(line)].filter(Boolean).join(" – ");
        }),
      ].join("\n"),
    )
    .join("\n\n");
}

/**
 * Returns a line's note as plain text. The note states a missing quantity, the reason why the line cannot be ordered,
 * and the suggested replacements.
 */
export function noteOf({ problem, quantity }: LineView): string {
  const instead = problem?.replacements.map(({ label }) => label).join(", ") ?? "";
  return [quantity === 0 && "Brak ilości.", problem?.reason, instead].filter(Boolean).join(" ");
}
