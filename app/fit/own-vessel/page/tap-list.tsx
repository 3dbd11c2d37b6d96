import { Link } from "~/ui/link";
import { Swatch } from "~/ui/page";
import { SmallPicture } from "~/ui/small-picture";
import { VerdictMark, verdictLooks } from "../../check/page/verdict";
import { drawingId } from "../parameters";
import type { TapGroup } from "../tap-groups";

/** All taps of the range by verdict, best first. Those that do not fit are folded away. */
export function TapList({ groups }: { groups: TapGroup[] }) {
  return groups.map((group) => <Group key={group.verdict} group={group} isOnly={groups.length === 1} />);
}

function Group({ group: { verdict, rows }, isOnly }: { group: TapGroup; isOnly: boolean }) {
  const name = (
    <span className="own-group">
      <VerdictMark verdict={verdict} />
      <span className="text-muted">({rows.length})</span>
    </span>
  );
  const taps = (
    <ul aria-label={verdictLooks[verdict].word} className="mt-3 grid gap-2">
      {rows.map((row) => (
        <Row key={row.to} row={row} />
      ))}
    </ul>
  );
  return verdict === "fails" ? (
    <details open={isOnly} className="own-more mt-8">
      <summary>{name}</summary>
      {taps}
    </details>
  ) : (
    <section aria-labelledby={verdict} className="mt-8">
      <h3 id={verdict}>{name}</h3>
      {taps}
    </section>
  );
}

function Row({ row }: { row: TapGroup["rows"][number] }) {
  const { picture, code, name, finishes, to, note, advice, verdict, isChosen } = row;
  return (
    <li className={`own-tap ${isChosen ? "own-tap-chosen" : ""}`}>
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
    </li>
  );
}
