import { Link } from "../../ui/link.tsx";
import { useSiteData } from "../frame/site-data.ts";

/** How to reach the people who run the site, as the settings say; nothing while they say nothing. */
export function ContactLines() {
  const data = useSiteData();
  if (!data || (!data.email && !data.phone)) return null;
  const { phone, email } = data;
  return (
    <ul>
      {email && (
        <li>
          Email <Link to={`mailto:${email}`}>{email}</Link>
        </li>
      )}
      {phone && (
        <li>
          Telephone <Link to={phone.href}>{phone.text}</Link>
        </li>
      )}
    </ul>
  );
}
