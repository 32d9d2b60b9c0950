import { useEffect } from "react";
import { readCoupleRecord, useVisitor } from "../../client/session/session.ts";
import { useWeddingDate } from "../../client/use-wedding-date.ts";
import { formatGreeting } from "../../contract/conversations/whatsapp-words.ts";
import { formatDate } from "../../contract/format.ts";
import type { ProfilePage } from "../../contract/providers/page-schema.ts";
import { useLastWritten } from "../../features/enquiries/web/use-last-written.ts";
import { useSiteData } from "../frame/site-data.ts";
import type { VisitorText } from "./enquiry-button.tsx";

interface FindWrittenProps {
  page: ProfilePage;
  onResult: (result: VisitorText) => void;
}

export function FindWritten({ page, onResult }: FindWrittenProps) {
  const on = useLastWritten(page.provider.id);
  const hello = useHello(page);
  useEffect(() => {
    onResult({
      writtenOn: on === null ? null : `You wrote on ${formatDate(on)}.`,
      ...(hello !== null && { hello: (href) => withText(href, hello) }),
    });
  }, [on, hello, onResult]);
  return null;
}

function withText(href: string, text: string): string {
  return href.startsWith("https://wa.me/") ? href.replace(/=.*/, () => `=${encodeURIComponent(text)}`) : href;
}

/** The couple's first WhatsApp message [conversations-25]; null for everybody else. */
function useHello({ provider, categories }: ProfilePage): string | null {
  const visitor = useVisitor();
  const date = useWeddingDate();
  const site_name = useSiteData()?.site.name ?? "";
  if (visitor.kind !== "couple") return null;
  const { venue_location } = readCoupleRecord();
  const venue = typeof venue_location === "string" ? venue_location : null;
  const [category] = categories;
  return formatGreeting({
    to: provider.business_name,
    site_name,
    category: category?.name,
    from: visitor.name,
    date,
    venue,
  });
}
