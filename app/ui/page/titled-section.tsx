import type { ReactNode } from "react";

type TitledSectionProps = {
  /** Fragment that leads to the section. */
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
};

/** A part of a page with a heading, which names it for screen readers too. */
export function TitledSection({ id, title, className, children }: TitledSectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}
