export { fullLogo, type LogoDrawing, logoOrigin, logoSvg, symbol } from "./logos/drawing";
export { drawSiteIcons } from "./logos/site-icons";
