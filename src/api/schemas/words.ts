import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** What is wrong with each field, in sentences for whoever writes the program that asked. */
export const fieldsInWords = (error: z.ZodError): string => error.issues.slice(0, FIRST).map(inWords).join(' ');

/** More would not help. */
const FIRST = 5;

const inWords = (issue: Issue): string => {
  const field = issue.path.length === 0 ? 'The body' : issue.path.map(String).join('.');
  switch (issue.code) {
    case 'unrecognized_keys':
      return `${field} has no ${issue.keys.map(key => key.slice(0, 40)).join(', ')}: leave it out.`;
    case 'invalid_type':
      return `${field} has to be ${withArticle(issue.expected)}.`;
    case 'invalid_value':
      return `${field} has to be ${shortList(issue.values.map(String))}.`;
    case 'too_big':
      return `${field} has to be at most ${issue.maximum}.`;
    case 'too_small':
      return `${field} has to be at least ${issue.minimum}.`;
    default:
      return `${field} is not of the form that is asked for.`;
  }
};

const withArticle = (type: string): string => {
  const name = type === 'int' ? 'whole number' : type === 'string' ? 'text' : type;
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
};

const shortList = (values: readonly string[]): string =>
  values.length > 12 ? `one of ${values.length} values, such as ${values[0]}` : `one of ${values.join(', ')}`;
