import { Icon } from "~/ui/icons";
import { TitledSection } from "~/ui/page";

type TemplateSectionProps = {
  href: string;
  /** What the file is: „PDF, 2 arkusze, 60 kB”. */
  file: string;
};

/** Link to the drilling template of a pair (behaviour 26.12). */
export function TemplateSection({ href, file }: TemplateSectionProps) {
  return (
    <TitledSection id="szablon" title="Szablon 1:1" className="print:hidden">
      <p className="mt-3 text-muted">
        Osie, otwory i&nbsp;krawędzie w&nbsp;prawdziwej wielkości, do przyłożenia przed wierceniem. Drukuj
        w&nbsp;skali 100%, bez dopasowania do strony, i&nbsp;zmierz linijkę kontrolną.
      </p>
      <a href={href} download rel="nofollow" className="button button-secondary mt-4">
        <Icon name="download" />
        {`Szablon A4 (${file})`}
      </a>
    </TitledSection>
  );
}
