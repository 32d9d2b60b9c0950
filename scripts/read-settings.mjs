const names = /^[A-Za-z_][A-Za-z0-9_]*$/;

/**
 * Parses a settings file as systemd parses an `EnvironmentFile=`: nothing is run or expanded. Values are bare or
 * quoted; a backslash escapes the next character.
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function readSettings(text) {
  /** @type {Record<string, string>} */
  const settings = {};
  let at = 0;
  while (at < text.length) {
    if (/[ \t\r\n]/.test(text.charAt(at))) at += 1;
    else if (text[at] === "#" || text[at] === ";") at = endOfLine(text, at);
    else {
      const equals = text.indexOf("=", at);
      const end = endOfLine(text, at);
      if (equals === -1 || equals > end) {
        at = end;
        continue;
      }
      const name = text.slice(at, equals).trim();
      const read = readValue(text, equals + 1);
      if (names.test(name)) settings[name] = read.value;
      at = read.end;
    }
  }
  return settings;
}

/** @param {string} text @param {number} from */
function endOfLine(text, from) {
  const result = text.slice(from).search(/[\r\n]/);
  return result === -1 ? text.length : from + result;
}

/** @param {string} text @param {number} from @returns {{ value: string, end: number }} */
function readValue(text, from) {
  let value = "";
  let saved = 0;
  let isBare = false;
  let at = from;
  for (; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === "\n" || sign === "\r") break;
    if (!isBare && (sign === "'" || sign === '"')) {
      const quoted = readQuoted(text, at + 1, sign);
      value += quoted.value;
      saved = value.length;
      at = quoted.end;
    } else if (sign === "\\") {
      at += 1;
      if (at < text.length && !/[\r\n]/.test(text.charAt(at))) value += text.charAt(at);
      isBare = true;
      saved = value.length;
    } else if (isBare || !/[ \t]/.test(sign)) {
      isBare = true;
      value += sign;
      if (!/[ \t]/.test(sign)) saved = value.length;
    }
  }
  return { value: value.slice(0, saved), end: at };
}

/** @param {string} text @param {number} from @param {string} quote */
function readQuoted(text, from, quote) {
  let value = "";
  let at = from;
  for (; at < text.length && text[at] !== quote; at += 1) {
    if (quote === "'" || text[at] !== "\\") value += text.charAt(at);
    else {
      at += 1;
      const sign = text.charAt(at);
      if (/["\\`$]/.test(sign)) value += sign;
      else if (sign !== "\n") value += `\\${sign}`;
    }
  }
  return { value, end: at };
}
