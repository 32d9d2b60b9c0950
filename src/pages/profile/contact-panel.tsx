import Globe from "lucide/dist/esm/icons/globe.mjs";
import Mail from "lucide/dist/esm/icons/mail.mjs";
import MapPin from "lucide/dist/esm/icons/map-pin.mjs";
import MessageCircle from "lucide/dist/esm/icons/message-circle.mjs";
import Phone from "lucide/dist/esm/icons/phone.mjs";
import { useId } from "react";
import type { ProfilePage } from "../../contract/providers/page-schema.ts";
import { Panel } from "../../ui/overlay/panel.tsx";
import { Icon, type Drawing } from "../../ui/page/icon.tsx";
import { EnquiryButton, type Enquiring } from "./enquiry-button.tsx";
import text from "../../ui/text.module.css";
import styles from "./contact-panel.module.css";

type ContactMethod = ProfilePage["contacts"][number];

const drawings: Record<ContactMethod["kind"], Drawing> = {
  phone: Phone,
  whatsapp: MessageCircle,
  email: Mail,
  website: Globe,
  directions: MapPin,
};

export const contact_panel_id = "get-in-touch";

interface ContactPanelProps {
  contact_person: string;
  contacts: readonly ContactMethod[];
  address: string | null;
  enquire: Enquiring | undefined;
}

/** The enquiry first, then the other contacts [profile-8]. */
export function ContactPanel({ contact_person, contacts, address, enquire }: ContactPanelProps) {
  const titleId = useId();
  return (
    <Panel id={contact_panel_id} aria-labelledby={titleId} className={styles.panel}>
      <h2 id={titleId}>Get in Touch</h2>
      {contact_person && <p className={text.fine}>Contact: {contact_person}</p>}
      {enquire && <EnquiryButton wide className={styles.enquire} onEnquire={enquire.onEnquire} />}
      {enquire?.day && <p className={text.fine}>{enquire.day}</p>}
      {enquire?.writtenOn && <p className={text.fine}>{enquire.writtenOn}</p>}
      <ul className={styles.ways}>
        {contacts.map(({ kind, text, href }) => (
          <li key={href}>
            <a href={enquire?.hello?.(href) ?? href} rel={kind === "website" ? "noopener nofollow ugc" : undefined}>
              <Icon of={drawings[kind]} />
              <span>{kind === "email" ? <Breakable address={text} /> : text}</span>
            </a>
          </li>
        ))}
        {address && (
          <li className={styles.address}>
            <Icon of={MapPin} />
            <address>{address}</address>
          </li>
        )}
      </ul>
    </Panel>
  );
}

/** Breaks after the @ when needed. */
function Breakable({ address }: { address: string }) {
  const at = address.indexOf("@") + 1;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
