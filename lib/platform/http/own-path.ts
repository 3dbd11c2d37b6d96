/**
 * Matches a path of the host on which a link stands, with query and fragment. A second slash would name another host, and
 * browsers read a backslash as a slash.
 */
export const ownPath = /^\/(?![/\\])[^\s\\]*$/;
