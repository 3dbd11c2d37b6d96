import type { ReplacementSteps } from "~/range/spare-parts.server";

/** How the part is replaced: what to have at hand, and the steps. */
export function ReplacementSection({ replacement: { tools, steps } }: { replacement: ReplacementSteps }) {
  return (
    <section aria-labelledby="jak-wymienic" className="mt-14">
      <h2 id="jak-wymienic" className="text-heading">
        Jak wymienić
      </h2>
      {tools.length > 0 && <p className="mt-3 text-muted">Przygotuj: {tools.join(", ")}.</p>}
      <ol className="part-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
