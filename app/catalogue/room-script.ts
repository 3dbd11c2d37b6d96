/**
 * Line of the head that says by a class which program, if any, shows models in the visitor's room: iOS's Quick Look or
 * Android's Scene Viewer. The page is the same for everybody, so that it can be cached.
 */
export const roomScript = `classList.toggle("quick-look",document.createElement("a").relList.supports("ar"));classList.toggle("scene-viewer",/Android/.test(navigator.userAgent))`;
