import { Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

/**
 * Writes a plain part as HTML on the server: the bytes that `react-dom/server` writes of it, at a small part of the cost. Plain are components that
 * call no hook, elements with the attributes below, texts and numbers; handlers are the browser's. Anything else throws, so that nothing is
 * ever written in another way than React writes it.
 */
export function writeHtml(node: ReactNode): string {
  return write(node, { html: "", isAfterText: false, isStatic: false });
}

/** The same for what no browser takes over, such as an email: the bytes of `renderToStaticMarkup`. */
export function writeStaticHtml(node: ReactNode): string {
  return write(node, { html: "", isAfterText: false, isStatic: true });
}

/** What is written so far; `isAfterText`: another text is kept apart from the one before, so that a browser that takes the page over finds both. */
type Page = { html: string; isAfterText: boolean; isStatic: boolean };

function write(node: ReactNode, page: Page): string {
  writeNode(page, node);
  return page.html;
}

type Attributes = { children?: ReactNode } & Record<string, unknown>;

function writeNode(page: Page, node: ReactNode): void {
  if (typeof node === "string" || typeof node === "number") writeText(page, String(node));
  else if (node === null || node === undefined || typeof node === "boolean") return;
  else if (Array.isArray(node)) for (const each of node as ReactNode[]) writeNode(page, each);
  else if (isValidElement<Attributes>(node)) writeElement(page, node);
  else throw new Error("Neither an element nor a text: it is not plain");
}

function writeText(page: Page, text: string): void {
  if (text === "") return;
  page.html += page.isAfterText ? `<!-- -->${escaped(text)}` : escaped(text);
  page.isAfterText = !page.isStatic;
}

function writeElement(page: Page, { type, props }: ReactElement<Attributes>): void {
  if (typeof type === "string") writeTag(page, type, props);
  else if (typeof type === "function") writeNode(page, (type as (given: Attributes) => ReactNode)(props));
  else if (type === Fragment) writeNode(page, props.children);
  else throw new Error("A component that is no function is not plain");
}

/** The elements that React writes in no way of their own, but for pictures and those without content. */
const plainTags =
  /^(?:a|article|b|body|br|button|circle|div|em|h[1-6]|header|i|img|li|ol|p|path|rect|section|small|span|strong|svg|table|tbody|td|tr|ul)$/;

function writeTag(page: Page, type: string, props: Attributes): void {
  if (!plainTags.test(type)) throw new Error(`<${type}> is not plain`);
  // React has a picture fetched ahead, by a link in the head, unless it may wait
  if (type === "img" && props["loading"] !== "lazy") throw new Error("A picture that can't wait is not plain");
  page.html += `<${type}`;
  for (const name in props) if (name !== "children") page.html += attribute(name, props[name]);
  if (type === "img" || type === "br") page.html += "/>";
  else {
    page.html += ">";
    page.isAfterText = false;
    writeNode(page, props.children);
    page.html += `</${type}>`;
  }
  page.isAfterText = false;
}

/** The attributes that may be written besides `className`, `style` and those for readers: named in HTML as they are here. */
const plainAttributes =
  /^(?:align|alt|cellPadding|cellSpacing|cx|cy|d|decoding|fetchPriority|fill|height|href|loading|r|role|rx|ry|sizes|src|srcSet|type|viewBox|width|x|y)$/;

const aria = /^aria-[a-z]+$/;

/** An address of ours or of the web, of a mailbox or of a telephone; any other might be run by a browser. */
const address = /^(?:\/|https?:\/\/|mailto:|tel:)/;

function attribute(name: string, value: unknown): string {
  if (value === null || value === undefined || (typeof value === "function" && name.startsWith("on"))) return "";
  if (name === "style") return styleAttribute(value);
  if (name === "className") return ` class="${escaped(textOf(name, value))}"`;
  const isAria = aria.test(name);
  if (!isAria && !plainAttributes.test(name)) throw new Error(`${name} is not plain`);
  if (isAria && typeof value === "boolean") return ` ${name}="${value}"`;
  const text = textOf(name, value);
  if ((name === "href" || name === "src") && !address.test(text)) throw new Error(`${name} leads nowhere`);
  return ` ${name}="${escaped(text)}"`;
}

function textOf(name: string, value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  throw new Error(`${name} is no text`);
}

function styleAttribute(style: unknown): string {
  let said = "";
  for (const [name, value] of Object.entries(style as Record<string, unknown>))
    said += `${said === "" ? "" : ";"}${styleName(name)}:${styleValue(name, value)}`;
  return said === "" ? "" : ` style="${said}"`;
}

const styleNames = new Map<string, string>();

function styleName(name: string): string {
  const known = styleNames.get(name);
  if (known !== undefined) return known;
  if (!/^[a-z]+(?:[A-Z][a-z]+)*$/.test(name)) throw new Error(`The style ${name} is not plain`);
  const written = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  styleNames.set(name, written);
  return written;
}

const lengths =
  /^(?:(?:margin|padding)(?:Top|Right|Bottom|Left)?|(?:max|min)?(?:w|W)idth|(?:max|min)?(?:h|H)eight|fontSize|borderRadius)$/;
const plainNumbers = /^(?:fontWeight|lineHeight)$/;

function styleValue(name: string, value: unknown): string {
  if (typeof value === "string" && value !== "") return escaped(value.trim());
  if (typeof value === "number" && plainNumbers.test(name)) return String(value);
  if (typeof value === "number" && lengths.test(name)) return value === 0 ? "0" : `${value}px`;
  throw new Error(`The style ${name} is not plain`);
}

const escapes: Record<string, string> = { '"': "&quot;", "&": "&amp;", "'": "&#x27;", "<": "&lt;", ">": "&gt;" };
const special = /["&'<>]/;
const allSpecial = /["&'<>]/g;

function escaped(text: string): string {
  return special.test(text) ? text.replaceAll(allSpecial, (each) => escapes[each] ?? "") : text;
}
