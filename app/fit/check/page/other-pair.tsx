import type { ReactNode } from "react";

/** Lets the visitor check another pair, below a result. */
export function OtherPair({ form }: { form: ReactNode }) {
  return (
    <section aria-labelledby="inna-para" className="mt-16 print:hidden">
      <h2 id="inna-para" className="mb-5 text-heading">
        Sprawdź inną parę
      </h2>
      {form}
    </section>
  );
}
