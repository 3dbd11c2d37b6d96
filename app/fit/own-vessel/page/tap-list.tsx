import { PartnerTable } from "../../check/page/partner-table";
import { VerdictMark, verdictLooks } from "../../check/page/verdict";
import type { TapGroup } from "../tap-groups";

/** All taps of the range by verdict, best first. Those that do not fit are folded away. */
export function TapList({ groups }: { groups: TapGroup[] }) {
  return groups.map(({ verdict, rows }) => {
    const table = <PartnerTable key={verdict} caption={verdictLooks[verdict].word} rows={rows} />;
    if (verdict !== "fails") return table;
    return (
      <details key={verdict} open={groups.length === 1} className="own-more mt-8">
        <summary>
          <span className="inline-flex gap-1.5 align-middle">
            <VerdictMark verdict={verdict} />
            <span className="text-muted">({rows.length})</span>
          </span>
        </summary>
        {table}
      </details>
    );
  });
}
