import type { ProjectView } from "./view";

/** A list in words: a paragraph a room, a line a product. */
export function projectText({ rooms }: Pick<ProjectView, "rooms">): string {
  return rooms
    .map(({ title, lines }) =>
      [
        `${title}:`,
        ...lines.map(({ code, quantity, card, finish, problem }) => {
          const name = [card?.name, finish?.label.toLowerCase()].filter(Boolean).join(", ");
          return [`${quantity} × ${code}`, name, problem?.reason].filter(Boolean).join(" – ");
        }),
      ].join("\n"),
    )
    .join("\n\n");
}
