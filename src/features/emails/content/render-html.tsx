import { createElement, Fragment } from "react";
import {
  EmailButton,
  EmailFacts,
  EmailLink,
  EmailNote,
  EmailOpening,
  EmailQuote,
  renderEmail,
} from "./render-parts.tsx";
import { formatCode } from "./render-text.ts";
import type { Block as EmailBlock, EmailFact, LabelledLink, WrittenEmail } from "./write-blocks.ts";

export function renderHtml(written: WrittenEmail): string {
  const {
    site_name,
    subject,
    title = subject,
    lead,
    preview = lead,
    blocks,
    footerContent,
    footer_link,
    stop,
  } = written;
  const end = <Footer footerContent={footerContent} links={[footer_link, stop].filter((link) => link !== undefined)} />;
  return renderEmail({
    title: subject,
    preview,
    siteName: site_name,
    footerContent: end,
    children: createElement(
      Fragment,
      null,
      <EmailOpening title={title}>{lead}</EmailOpening>,
      ...blocks.map((block) => block && createElement(Block, { block })),
    ),
  });
}

function Block({ block }: { block: EmailBlock }) {
  switch (block.kind) {
    case "facts":
      return <EmailFacts facts={block.facts.map((fact) => ({ term: fact.term, detail: detailOf(fact) }))} />;
    case "quote":
      return <EmailQuote label={block.label} text={block.text} />;
    case "button":
      return <LinkWithCode link={block.link} />;
    case "note":
      return <EmailNote>{block.text}</EmailNote>;
    case "spare_link":
      return (
        <EmailNote>
          If the button does not work, copy this address: <EmailLink href={block.href}>{block.href}</EmailLink>
        </EmailNote>
      );
  }
}

function LinkWithCode({ link }: { link: LabelledLink }) {
  const code = formatCode(link);
  return (
    <>
      <EmailButton href={link.href}>{link.label}</EmailButton>
      {code !== null && <EmailNote>{code}</EmailNote>}
    </>
  );
}

function detailOf({ text, links, lines }: EmailFact) {
  if (links) return <Links links={links} />;
  return lines ? lines.map((line) => <div key={line}>{line}</div>) : text;
}

function Links({ links }: { links: readonly LabelledLink[] }) {
  return links.map(({ label, href }, index) => (
    <Fragment key={href}>
      {index > 0 && " or "}
      <EmailLink href={href}>{label}</EmailLink>
    </Fragment>
  ));
}

function Footer({ footerContent, links }: { footerContent: string; links: readonly LabelledLink[] }) {
  return (
    <>
      {footerContent}
      {links.map(({ label, href }) => (
        <Fragment key={href}>
          {" "}
          <EmailLink href={href} quiet>
            {label}
          </EmailLink>
        </Fragment>
      ))}
    </>
  );
}
