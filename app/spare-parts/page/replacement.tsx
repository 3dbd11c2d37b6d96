import type { ReplacementSteps } from "~/range/spare-parts.server";
import { TitledSection } from "~/ui/page";

/** How the part is replaced: what to have at hand, and the steps. */
export function ReplacementSection({ replacement: { tools, steps } }: { replacement: ReplacementSteps }) {
  return (
    <TitledSection id="jak-wymienic" title="Jak wymienić" className="mt-14">
      {tools.length > 0 && <p className="mt-3 text-muted">Przygotuj: {tools.join(", ")}.</p>}
      <ol className="part-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </TitledSection>
  );
}
