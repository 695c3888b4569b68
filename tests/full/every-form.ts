import { adminForms } from './admin-forms.ts';
import { cartMailForms } from './cart-mail-forms.ts';
import { catalogueFilesForms } from './catalogue-files-forms.ts';
import { deskForms } from './desk-forms.ts';
import { type FormCase, forms } from './forms.ts';
import { issueForms } from './issue-forms.ts';
import { noticeForms } from './notice-forms.ts';
import { officeForms } from './office-forms.ts';
import { promotionForms } from './promotion-forms.ts';
import { questionForms } from './question-forms.ts';
import { reviewForms } from './review-forms.ts';
import { secondFactorForms } from './second-factor-forms.ts';
import { securityForms } from './security-forms.ts';
import { staffForms } from './staff-forms.ts';
import { stockAlertForms } from './stock-alert-forms.ts';
import { stockCountForms } from './stock-count-cases.ts';
import { tillForms } from './till-forms.ts';

/** Every form of the shop whose call may fail or be slow. */
export const everyForm: readonly FormCase[] = [
  ...forms,
  ...adminForms,
  ...deskForms,
  ...catalogueFilesForms,
  ...cartMailForms,
  ...issueForms,
  ...noticeForms,
  ...officeForms,
  ...promotionForms,
  ...questionForms,
  ...reviewForms,
  ...secondFactorForms,
  ...securityForms,
  ...staffForms,
  ...stockAlertForms,
  ...stockCountForms,
  ...tillForms,
];
