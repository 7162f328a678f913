<?php

declare(strict_types=1);

namespace Sdk\Exceptions;

/** The server answered with a status of 500 or more. */
class InternalServerException extends ApiException {}
