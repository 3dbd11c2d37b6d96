import { typeset } from "lib/polish/typeset";
import type { Partners } from "~/fit/partners/partners";
import { mmRange } from "~/fit/rules/criteria/words";
import { kindWords } from "~/fit/rules/own-vessel/field-words";
import { measuresOf, type OwnKind, ownKinds } from "~/fit/rules/own-vessel/measures";
import type { OwnVessel } from "~/fit/rules/own-vessel/own-vessel";
import { exampleOf, measurePictures } from "~/fit/rules/own-vessel/pictures";
import * as paths from "~/paths";
import { withQuery } from "~/ui/href";
import { chosenView } from "./chosen-view";
import { type Faults, faultsOf } from "./faults";
import { formView } from "./form-view";
import { requestedVessel, writeBasin } from "./own-basin";
import { type OwnRequest, writeOwnQuery } from "./query";
import { countWords, tapGroups } from "./tap-groups";
import { judgeTaps, suitableTap, tapKinds } from "./taps";

/** Data that the page shows. */
export type OwnVesselView = ReturnType<typeof ownVesselView>;

/** A kind of vessel to choose; `to` is the href of its form. */
export type KindChoice = ReturnType<typeof kindChoice>;

export function ownVesselView(request: OwnRequest, partners: Partners) {
  const { kind, tap } = request;
  const faults = faultsOf(request);
  const own = requestedVessel(request);
  const taps = own && judgeTaps(own, partners);
  const chosen = own && taps && chosenView(request, own, taps, partners);
  const query = writeOwnQuery(request);
  return {
    /** Canonical href of the page. */
    to: withQuery(paths.ownVessel, query),
    status: tap === "unknown" ? 404 : 200,
    /** Whether search engines may index the page. */
    isIndexable: query === "",
    kinds: ownKinds.map((one) => kindChoice(one, request, partners)),
    form: formView(request, faults),
    pictures: measurePictures(kind),
    /** How many taps fit, or what is still needed or wrong with the measures. */
    message: taps ? countWords(taps) : messageOf(request, faults),
    /** Why the page does not show the tap that its URL names; null if it does, or if the URL names none. */
    tapMessage: tapMessageOf(request, partners, chosen !== null),
    /** All taps by verdict, best first; verdicts without taps are left out. */
    groups: taps ? tapGroups(request, taps, chosen?.product.slug ?? null, own, partners.catalogue) : [],
    /** The basin as this browser may remember it; null for other vessels, and while there is nothing to judge. */
    basin: writeBasin(request),
    /** What is calculated with instead of unknown measures, in one sentence; empty if nothing is. */
    assumptions: own ? assumptionsOf(own) : "",
    /** Href of the page with the required measures of the vessel in the pictures. */
    exampleTo: withQuery(paths.ownVessel, writeOwnQuery({ ...emptyRequest, kind, known: exampleOf(kind) })),
    /** The tap in the drawing; null if no tap was judged. */
    chosen,
  };
}

function tapMessageOf(request: OwnRequest, partners: Partners, isOtherShown: boolean): string | null {
  const { kind, tap } = request;
  if (tap === null || suitableTap(request, partners)) return null;
  const reason =
    tap === "unknown"
      ? "Nie mamy baterii o\u00a0takim adresie ani numerze."
      : tapKinds(kind).some((one) => one === tap.kind.fitting)
        ? `${tap.name}: jeszcze nie wiemy, czy pasuje, bo brakuje danych, z których to liczymy.`
        : `${tap.name}: to nie jest bateria do tego, co masz.`;
  return typeset(isOtherShown ? `${reason} Pokazujemy najlepiej dopasowaną.` : reason);
}

/** Returns the choice of a kind, which keeps the measures that it shares with the current one, and a tap that suits it. */
function kindChoice(kind: OwnKind, current: OwnRequest, partners: Partners) {
  const { shape, whole } = measurePictures(kind);
  const { known, tap, finish } = current;
  const plain = { ...emptyRequest, known, kind };
  const kept = suitableTap({ ...plain, tap }, partners) ? { ...plain, tap, finish } : plain;
  const to = withQuery(paths.ownVessel, writeOwnQuery(kept));
  return {
    name: typeset(kindWords[kind].name),
    to,
    /** Picture of the vessel. */
    shape,
    viewBox: whole.viewBox,
    isCurrent: kind === current.kind,
  };
}

const emptyRequest: Omit<OwnRequest, "kind"> = {
  known: {},
  unreadable: [],
  overflow: null,
  ruler: 3,
  tap: null,
  finish: undefined,
  distance: null,
};

function assumptionsOf({ kind, estimates }: OwnVessel): string {
  const assumed = measuresOf[kind].flatMap(({ id }) => {
    const [words, estimate] = [kindWords[kind].fields[id], estimates[id]];
    if (!words || !estimate || estimate.isGiven) return [];
    return `${words.label.toLowerCase()} ${mmRange(estimate.min, estimate.max)}`;
  });
  return assumed.length === 0 ? "" : typeset(`Nie podano, więc przyjęliśmy: ${assumed.join(", ")}.`);
}

function messageOf({ kind, known }: OwnRequest, faults: Faults): string {
  if (faults.size > 0) return "Popraw zaznaczone wymiary, a\u00a0pokażemy baterie, które pasują.";
  const missing = measuresOf[kind].filter(({ id, isRequired }) => isRequired && known[id] === undefined);
  return missing.length === 1
    ? "Jeszcze jeden wymiar i\u00a0pokażemy baterie, które pasują."
    : "Podaj dwa pierwsze wymiary, a\u00a0pokażemy baterie, które pasują.";
}
