<?php

declare(strict_types=1);

namespace Sdk\Exceptions;

/** The server answered with the status 404. */
class NotFoundException extends ApiException {}
