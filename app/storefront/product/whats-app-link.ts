/** A plain wa.me link with a text ready to send; without a phone the shopper chooses the recipient. */
export function whatsAppLink(text: string, phone = ''): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
