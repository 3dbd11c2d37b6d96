import type { SparePart } from "../schema.server";
import type { SparePartShape } from "../shapes";
import { drawAerator, drawInsertAerator } from "./aerators";
import { drawCase, drawCollar, drawFrame, drawSleeve, drawStrip, drawWallBox } from "./boxes";
import { drawCartridge, drawDiverter, drawPlug, drawThermostat, drawValveHead } from "./cartridges";
import { drawFillValve, drawFlushValve } from "./cisterns";
import {
  drawClickMechanism,
  drawCup,
  drawDrainCover,
  drawGrating,
  drawPump,
  drawTrap,
  drawTrapInsert,
  drawWastePipe,
} from "./drains";
import {
  drawBracket,
  drawDeckFixing,
  drawEccentric,
  drawFoot,
  drawRail,
  drawScrew,
  drawSlider,
  drawStud,
} from "./fixings";
import { drawPinHandle, drawRoundHandle, drawSquareHandle } from "./handles";
import { drawConnectingHose, drawNutHose, drawWeight } from "./hoses";
import type { MeasuresOf } from "./measures-of";
import { drawPad, drawRing, drawSeals } from "./seals";
import {
  drawBallJoint,
  drawFlowLimiter,
  drawRodHandShower,
  drawRoundHandShower,
  drawSquareHandShower,
} from "./showers";
import type { PartView } from "./sketch";

/** How each shape is drawn: views at one scale, the one by which the part is recognised first. */
const drawShape: { [Shape in SparePartShape]: (measures: MeasuresOf<Shape>) => PartView[] } = {
  kartridż: drawCartridge,
  "głowica termostatyczna": drawThermostat,
  "głowica zaworowa": drawValveHead,
  przełącznik: drawDiverter,
  "aerator gwintowany": drawAerator,
  "aerator wkładany": drawInsertAerator,
  "uchwyt okrągły": drawRoundHandle,
  "uchwyt kwadratowy": drawSquareHandle,
  "uchwyt trzpieniowy": drawPinHandle,
  "zawór napełniający": drawFillValve,
  "zawór spłukujący": drawFlushValve,
  "korek gwintowany": drawPlug,
  "wąż przyłączeniowy": drawConnectingHose,
  "wąż z nakrętkami": drawNutHose,
  obciążnik: drawWeight,
  "słuchawka okrągła": drawRoundHandShower,
  "słuchawka prostokątna": drawSquareHandShower,
  "słuchawka prętowa": drawRodHandShower,
  "ogranicznik przepływu": drawFlowLimiter,
  "przegub kulowy": drawBallJoint,
  uszczelki: drawSeals,
  podkładka: drawPad,
  "mocowanie do blatu": drawDeckFixing,
  mimośród: drawEccentric,
  "uchwyt przesuwny": drawSlider,
  stopka: drawFoot,
  "wkręt z kołkiem": drawScrew,
  szpilka: drawStud,
  ramka: drawFrame,
  listwa: drawRail,
  wspornik: drawBracket,
  puszka: drawWallBox,
  kołnierz: drawCollar,
  tuleja: drawSleeve,
  pierścień: drawRing,
  syfon: drawTrap,
  pokrywa: drawDrainCover,
  kubek: drawCup,
  "wkład syfonu": drawTrapInsert,
  ruszt: drawGrating,
  "rura z rozetą": drawWastePipe,
  "mechanizm klik-klak": drawClickMechanism,
  taśma: drawStrip,
  pompka: drawPump,
  pudełko: drawCase,
};

/** Draws a spare part from its measures; there are no views of a part without a shape. */
export function drawSparePart({ shape, measures }: Pick<SparePart, "shape" | "measures">): PartView[] {
  if (!shape) return [];
  // The content's schema checks that a part has the measures of its shape.
  const draw = drawShape[shape] as (measures: SparePart["measures"]) => PartView[];
  return draw(measures);
}
