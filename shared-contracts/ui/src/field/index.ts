/**
 * Forms: fields find the surrounding form and bind to it by name. Browser and server use the same rules, from a zod
 * schema.
 */
export { Checkbox, type CheckboxProps, type Choice, RadioCards, type RadioCardsProps } from './choices';
export { CodeField, type CodeFieldProps } from './code-field';
export { Form, type FormProps } from './form';
export { type FormError, FormFailure, showAtFields, toFormError, toFormMessage } from './form-error';
export type { FieldProps } from './frame';
export { PasswordField, type PasswordFieldProps } from './password-field';
export { PhoneField } from './phone-field';
export { type Option, Select, type SelectProps } from './select';
export { StarsField } from './stars-field';
export { TextArea, type TextAreaProps, TextField, type TextFieldProps } from './text-field';
export { useZodForm, type ZodForm } from './use-zod-form';
