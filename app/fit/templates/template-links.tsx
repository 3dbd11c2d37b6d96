import { fileSize } from "lib/polish/file-size";
import { plural } from "lib/polish/plural";
import { Icon } from "~/ui/icons";
import { TitledSection } from "~/ui/page";
import type { TemplateLink } from "./links";

const sheetForms = { one: "arkusz", few: "arkusze", many: "arkuszy" };

/** Links to the drilling template of a pair on each paper (behaviour 26.12); nothing if there is none. */
export function TemplateLinks({ links }: { links: TemplateLink[] }) {
  if (links.length === 0) return null;
  return (
    <TitledSection id="szablon" title="Szablon 1:1" className="print:hidden">
      <p className="mt-3 text-muted">
        Osie, otwory i&nbsp;krawędzie w&nbsp;prawdziwej wielkości, do przyłożenia przed wierceniem. Drukuj
        w&nbsp;skali 100%, bez dopasowania do strony, i&nbsp;zmierz linijkę kontrolną.
      </p>
      <ul className="mt-4 flex flex-wrap gap-3">
        {links.map(({ paper, href, sheets, bytes }) => (
          <li key={paper}>
            <a href={href} download rel="nofollow" className="button button-secondary">
              <Icon name="download" />
              {`Szablon ${paper.toUpperCase()} (PDF, ${[plural(sheets, sheetForms), bytes && fileSize(bytes)].filter(Boolean).join(", ")})`}
            </a>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
