import { createElement, type ComponentProps, type CSSProperties, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Tables and inline styles work everywhere; classes only add the dark theme. */
const serif = "Georgia, 'Times New Roman', serif";
const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const colours = {
  back: "#f4ede2",
  card: "#fffdfa",
  ink: "#2a2321",
  soft: "#5d514b",
  line: "#e8dccb",
  accent: "#a93158",
  gold: "#b98a2f",
};

/** Some mail readers support only the older property. */
const breakable = { overflowWrap: "anywhere", wordBreak: "break-word" } as const satisfies CSSProperties;

const dark = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .back { background: #171312 !important; }
  .card { background: #251f1c !important; }
  .ink { color: #f5ede3 !important; }
  .soft { color: #cfc2b6 !important; }
  .line { border-color: #3d342f !important; }
  .accent { color: #f091ac !important; }
  .fill { background: #f091ac !important; }
  .on-fill { color: #330d1b !important; }
}`;

const band: CSSProperties = {
  backgroundColor: "#1c2654",
  backgroundImage: "radial-gradient(#f6efe3 1.4px, transparent 1.6px), radial-gradient(#8d97c9 1px, transparent 1.2px)",
  backgroundSize: "16px 16px, 16px 16px",
  backgroundPosition: "0 0, 8px 8px",
  height: 16,
  lineHeight: "16px",
  fontSize: 0,
  borderRadius: "8px 8px 0 0",
};

export function renderEmail({ title, children, ...sheet }: EmailProps): string {
  const body = renderToStaticMarkup(<Sheet {...sheet}>{children}</Sheet>);
  const titled = `${head}<title>${renderToStaticMarkup(title)}</title><style>${dark}</style>`;
  // text between tags is visible text
  return `<!doctype html><html lang="en-ZA"><head>${titled}</head>${body.replaceAll(/>[^<]+/g, softenAddresses)}</html>`;
}

const head = [
  '<meta charSet="utf-8"/>',
  '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
  '<meta name="color-scheme" content="light dark"/>',
  '<meta name="supported-color-schemes" content="light dark"/>',
].join("");

const emailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Allows line breaks before @ and dots of an email address, for narrow phones. */
function softenAddresses(text: string): string {
  return text.replaceAll(emailAddress, (address) => address.replaceAll(/(?=[@.])/g, "<wbr/>"));
}

type EmailProps = SheetProps & { title: string };

type SheetProps = {
  preview: string;
  siteName: string;
  footerContent: ReactNode;
  children: ReactNode;
};

function Table({ children, style, className }: { children: ReactNode; style?: CSSProperties; className?: string }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} {...{ style, className }}>
      <tbody>{children}</tbody>
    </table>
  );
}

function Cell(props: ComponentProps<"td">) {
  return <td {...props} />;
}

function Sheet({ preview, siteName, footerContent, children }: SheetProps) {
  const body = { margin: 0, padding: 0, backgroundColor: colours.back, color: colours.ink, fontFamily: sans };
  const cardCell = { backgroundColor: colours.card, padding: "36px 28px 28px" };
  const footerCell = {
    ...cardCell,
    padding: "20px 28px",
    borderTop: `1px solid ${colours.line}`,
    borderRadius: "0 0 8px 8px",
  };
  return (
    <body className="back ink" style={body}>
      <div style={{ display: "none", maxHeight: 0, overflow: "hidden" }} aria-hidden="true">
        {preview}
      </div>
      <div role="main">
        <Table className="back" style={{ backgroundColor: colours.back }}>
          <tr>
            <Cell align="center" style={{ padding: "24px 12px 40px" }}>
              <Table style={{ maxWidth: 600, tableLayout: "fixed", textAlign: "left" }}>
                <tr>
                  <td
                    className="ink"
                    style={{
                      padding: "0 4px 16px",
                      font: `24px ${serif}`,
                      letterSpacing: "-0.5px",
                      color: colours.ink,
                    }}
                  >
                    <span className="accent" style={{ color: colours.accent }} aria-hidden="true">
                      {"\u2742"}
                    </span>{" "}
                    {siteName}
                  </td>
                </tr>
                <tr>
                  <td style={band}>{"\u00a0"}</td>
                </tr>
                <tr>
                  <td className="card" style={cardCell}>
                    {children}
                  </td>
                </tr>
                <tr>
                  <td
                    className="card line soft"
                    style={{ ...footerCell, fontSize: 13, lineHeight: 1.55, color: colours.soft, ...breakable }}
                  >
                    {footerContent}
                  </td>
                </tr>
              </Table>
            </Cell>
          </tr>
        </Table>
      </div>
    </body>
  );
}

export function EmailOpening({ title, children }: { title: string; children: ReactNode }) {
  const heading = {
    margin: "0 0 12px",
    font: `400 32px/1.15 ${serif}`,
    letterSpacing: "-0.6px",
    color: colours.ink,
    ...breakable,
    textWrap: "balance",
  } as const;
  return (
    <>
      <h1 className="ink" style={heading}>
        {title}
      </h1>
      <p
        className="soft"
        style={{ margin: "0 0 28px", fontSize: 16, lineHeight: 1.55, color: colours.soft, ...breakable }}
      >
        {children}
      </p>
    </>
  );
}

export function EmailFacts({ facts }: { facts: readonly { term: string; detail: ReactNode }[] }) {
  const line = `1px solid ${colours.line}`;
  const term = {
    padding: "12px 12px 12px 0",
    borderBottom: line,
    fontSize: 14,
    lineHeight: 1.45,
    color: colours.soft,
    verticalAlign: "top",
    width: "34%",
  };
  const detail = {
    padding: "12px 0",
    borderBottom: line,
    fontSize: 16,
    lineHeight: 1.4,
    fontWeight: 600,
    color: colours.ink,
    verticalAlign: "top",
    ...breakable,
  } as const;
  return (
    <Table className="line" style={{ borderTop: line, tableLayout: "fixed" }}>
      {facts.map((fact) => (
        <tr key={fact.term}>
          <td className="soft line" style={term}>
            {fact.term}
          </td>
          <td className="ink line" style={detail}>
            {fact.detail}
          </td>
        </tr>
      ))}
    </Table>
  );
}

export function EmailQuote({ label, text }: { label: string; text: string }) {
  const quote = {
    margin: "0 0 4px",
    paddingLeft: 16,
    borderLeft: `3px solid ${colours.gold}`,
    font: `19px/1.5 ${serif}`,
    color: colours.ink,
    ...breakable,
  } as const;
  const lines = text.split("\n").flatMap((line, index) => (index === 0 ? [line] : [createElement("br"), line]));
  return (
    <>
      <p className="soft" style={{ margin: "28px 0 8px", fontSize: 14, color: colours.soft }}>
        {label}
      </p>
      {createElement("p", { className: "ink", style: quote }, ...lines)}
    </>
  );
}

export function EmailButton({ href, children }: { href: string; children: ReactNode }) {
  const link = {
    display: "inline-block",
    padding: "15px 28px",
    fontSize: 16,
    fontWeight: 600,
    color: "#ffffff",
    textDecoration: "none",
    ...breakable,
  };
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ marginTop: 28 }}>
      <tbody>
        <tr>
          <td className="fill" style={{ backgroundColor: colours.accent, borderRadius: 6 }}>
            <a className="on-fill" href={href} style={link}>
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

export function EmailNote({ children }: { children: ReactNode }) {
  return (
    <p
      className="soft"
      style={{ margin: "28px 0 0", fontSize: 14, lineHeight: 1.55, color: colours.soft, ...breakable }}
    >
      {children}
    </p>
  );
}

export function EmailLink({ href, quiet = false, children }: { href: string; quiet?: boolean; children: ReactNode }) {
  return (
    <a
      className={quiet ? "soft" : "accent"}
      href={href}
      style={{ color: quiet ? colours.soft : colours.accent, ...breakable }}
    >
      {children}
    </a>
  );
}
