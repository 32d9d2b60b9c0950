type Business = {
  name: string;
  legal_name: string | null;
  registration: string | null;
  street_address: string | null;
};

/** ECTA section 43 [quotes-18]. */
export function legalDetails({ name, legal_name, registration, street_address }: Business): string[] {
  return [
    ...(legal_name === null || legal_name === name ? [] : [`Legal name: ${legal_name}`]),
    ...(registration === null ? [] : [`Registration: ${registration}`]),
    ...(street_address === null ? [] : [street_address.replaceAll(/\s*\n\s*/g, ", ")]),
  ];
}
