import { codeTemplate } from '#core/accounts/phone-codes.ts';
import { CODE_MINUTES } from '#core/accounts/request-code.ts';
import { templateWords } from '#core/orders/order-sms.ts';
import { stockAlertTemplate } from '#core/stock-alerts/send-stock-alerts.ts';
import { readEnv } from '#server/env.ts';
import { sentenceOf } from '#server/start-problem.ts';
import { languages } from '#shared/language.ts';
import { mailMessages } from '#shared/messages/mail-messages.ts';
import { inLanguage } from '#shared/page-paths.ts';
import { loadEnvFile } from './load-env-file.ts';

// npm run -s whatsapp-templates: prints the templates that WhatsApp has to approve before messages can be sent, one line of JSON each, in the format
// of the templates API (docs/operate.md).
loadEnvFile();
try {
  const { settings } = readEnv(process.env);
  for (const language of languages) {
    // WhatsApp supplies the text of code messages itself, in each language.
    const components = [
      { type: 'BODY', add_security_recommendation: true },
      { type: 'FOOTER', code_expiration_minutes: CODE_MINUTES },
      { type: 'BUTTONS', buttons: [{ type: 'OTP', otp_type: 'COPY_CODE' }] },
    ];
    const ends = { message_send_ttl_seconds: CODE_MINUTES * 60 };
    const code = { name: codeTemplate.name, language, category: 'AUTHENTICATION', ...ends, components };
    console.log(JSON.stringify(code));
    const product = settings.publicUrl + inLanguage('/product/Gloss-0123456789ab', language);
    const { backInStockSms, backInStockLink } = mailMessages[language];
    const body = { text: backInStockSms(settings.name, '{{1}}'), example: { body_text: [['Gloss']] } };
    const see = {
      type: 'URL',
      text: backInStockLink,
      url: `${settings.publicUrl}/{{1}}`,
      example: [product],
    };
    const back = [
      { type: 'BODY', ...body },
      { type: 'BUTTONS', buttons: [see] },
    ];
    console.log(JSON.stringify({ ...stockAlertTemplate, language, components: back }));
    for (const { name, text, values } of templateWords(settings, language)) {
      const examples = ['NB-3467-ACDE', '12 500 FCFA'].slice(0, values);
      const address = `${settings.publicUrl}/{{1}}`;
      const example = settings.publicUrl + inLanguage('/track/0123456789abcdef0123456789abcdef', language);
      const open = language === 'fr' ? 'Suivre la commande' : 'Follow the order';
      const components = [
        { type: 'BODY', text, example: { body_text: [examples] } },
        { type: 'BUTTONS', buttons: [{ type: 'URL', text: open, url: address, example: [example] }] },
      ];
      console.log(JSON.stringify({ name, language, category: 'UTILITY', components }));
    }
  }
} catch (error) {
  console.error(sentenceOf(error) ?? error);
  process.exitCode = 1;
}
