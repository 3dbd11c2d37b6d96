import type { Verdict } from "~/fit/rules/types/check";
import { Link } from "~/ui/link";
import { Swatch } from "~/ui/page";
import { SmallPicture } from "~/ui/small-picture";
import { VerdictMark, verdictLooks } from "../../check/page/verdict";
import { drawingId } from "../parameters";
import type { TapGroup, TapRow } from "../tap-groups";

/** All taps of the range by verdict, best first. Those that do not fit are folded away. */
export function TapList({ groups }: { groups: TapGroup[] }) {
  return groups.map(({ verdict, rows }) =>
    verdict === "fails" ? (
      <details key={verdict} open={groups.length === 1} className="own-more mt-8">
        <summary>
          <GroupName verdict={verdict} count={rows.length} />
        </summary>
        <Rows label={verdictLooks[verdict].word} rows={rows} />
      </details>
    ) : (
      <section key={verdict} aria-labelledby={verdict} className="mt-8">
        <h3 id={verdict}>
          <GroupName verdict={verdict} count={rows.length} />
        </h3>
        <Rows label={verdictLooks[verdict].word} rows={rows} />
      </section>
    ),
  );
}

function GroupName({ verdict, count }: { verdict: Verdict; count: number }) {
  return (
    <span className="own-group">
      <VerdictMark verdict={verdict} />
      <span className="text-muted">({count})</span>
    </span>
  );
}

function Rows({ label, rows }: { label: string; rows: TapRow[] }) {
  return (
    <ul aria-label={label} className="mt-3 grid gap-2">
      {rows.map((row) => (
        <li key={row.to}>
          <Row row={row} />
        </li>
      ))}
    </ul>
  );
}

function Row({
  row: { picture, code, name, finishes, to, note, advice, verdict, isChosen },
}: {
  row: TapRow;
}) {
  return (
    <div className={`own-tap ${isChosen ? "own-tap-chosen" : ""}`}>
      <SmallPicture src={picture} sizes="5.5rem" className="w-full rounded-lg" />
      <div className="min-w-0">
        <Link to={`${to}#${drawingId}`} aria-current={isChosen || undefined} className="card-link">
          <span className="leading-snug font-semibold">{name}</span>
        </Link>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <span translate="no">{code}</span>
          <span className="flex gap-1">
            {finishes.map(({ id, label, look }) => (
              <span key={id} title={label}>
                <Swatch look={look} className="size-4" />
                <span className="sr-only">{label}</span>
              </span>
            ))}
          </span>
        </p>
        <p className="mt-1 leading-snug">{verdict === "condition" ? `jeśli ${note}` : note}</p>
        {advice && <p className="mt-0.5 text-sm text-muted">{advice}</p>}
      </div>
    </div>
  );
}
