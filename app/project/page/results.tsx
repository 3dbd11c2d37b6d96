import { polishNumber } from "lib/polish/number";
import { additionLabel } from "~/range/products";
import { Link } from "~/ui/link";
import { TitledSection } from "~/ui/page";
import { Table } from "~/ui/table";
import { fillIntent } from "../list/form-fields";
import type { Misfit } from "../list/needs";
import { type Sums, weightRows } from "../list/sums";
import type { NeedView } from "../list/view";
import { lineCount } from "../list/words";
import { IntentButton } from "./controls";
import { LinePicture } from "./line-picture";

/** Maximum number of missing parts that are named. */
const shownNeeds = 12;

/** Missing parts, with one button that adds them all. */
export function ProjectNeeds({ needs }: { needs: NeedView[] }) {
  if (needs.length === 0) return null;
  const others = needs.length - shownNeeds;
  return (
    <TitledSection
      id="czego-brakuje"
      title="Czego brakuje"
      className="mt-8 rounded-xl border border-warning p-4"
    >
      <ul className="mt-3 grid gap-x-8 md:grid-cols-2">
        {needs
          .slice(0, shownNeeds)
          .map(({ code, name, to, picture, quantity, for: product, room, finish, lack }) => (
            <li key={`${code} ${room} ${product}`} className="needed">
              <LinePicture card={{ picture }} />
              <div>
                <p>
                  <Link to={to} className="data-link card-link">
                    {name}
                  </Link>
                </p>
                <p className="text-sm text-muted">
                  <span translate="no" className="whitespace-nowrap">
                    {`${quantity} × ${code}`}
                  </span>
                  {`${finish ? ` · ${finish}` : ""}, do: ${product}${room && ` (${room})`}`}
                  {lack && <span className="block text-warning">{lack}</span>}
                </p>
              </div>
            </li>
          ))}
      </ul>
      {others > 0 && <p className="mt-3 text-muted">{`I jeszcze: ${lineCount(others)}.`}</p>}
      <p className="mt-3 print:hidden">
        <IntentButton intent={fillIntent} className="button button-secondary">
          {additionLabel(
            "Dodaj brakujące",
            needs.map(({ finish }) => finish),
          )}
        </IntentButton>
      </p>
    </TitledSection>
  );
}

/** Pairs of products in the list that do not fit together, or fit only under a condition. */
export function ProjectMisfits({ misfits }: { misfits: Misfit[] }) {
  if (misfits.length === 0) return null;
  return (
    <TitledSection
      id="sprawdz-dopasowanie"
      title="Sprawdź dopasowanie"
      className="mt-6 rounded-xl border border-warning p-4"
    >
      <ul className="mt-3 grid gap-3">
        {misfits.map(({ name, summary, to }) => (
          <li key={to}>
            <Link to={to} className="data-link line-link">
              {name}
            </Link>
            <p className="text-sm text-muted">{summary}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** Totals of the list: number of pieces, mass and water flow. */
export function ProjectSums({ sums }: { sums: Sums }) {
  const { pieces, flow } = sums;
  const flowText = `${polishNumber(flow, 1)}\u00a0l/min`;
  const rows = [
    { label: "Liczba opakowań", value: pieces },
    ...weightRows(sums),
    ...(flow > 0 ? [{ label: "Największy przepływ jednoczesny", value: flowText }] : []),
  ];
  return (
    <TitledSection id="razem" title="Razem">
      <Table caption="Razem">
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td translate="no">{value}</td>
          </tr>
        ))}
      </Table>
      {flow > 0 && (
        <p className="mt-3 max-w-[60ch] text-sm text-muted">
          Tyle wody popłynęłoby przy 3 barach (0,3&nbsp;MPa), gdyby otworzyć naraz wszystkie baterie
          i&nbsp;prysznice. Woda z&nbsp;deszczownicy i&nbsp;słuchawki płynie przez baterię, więc liczymy ją
          raz.
        </p>
      )}
    </TitledSection>
  );
}
